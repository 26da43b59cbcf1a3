/** The number of an invoice that no provider writes: the first of 2026 is CA-2026-000001. */
export const manualInvoiceNumber = (year: string, count: number) =>
  `CA-${year}-${String(count).padStart(6, '0')}`
