import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import type { User } from '#shared/platform/users/user.ts'

/** An invoice stays made out to its recipient, whatever they are called later. */
export const billedTo = ({
  name,
  companyName,
  email,
}: Pick<User, 'name' | 'companyName' | 'email'>): NonNullable<Invoice['billedTo']> => ({
  name,
  ...(companyName && { companyName }),
  email,
})
