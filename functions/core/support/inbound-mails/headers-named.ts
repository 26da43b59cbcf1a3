import type { MailHead } from './received-mail.ts'

/** The values of a header in their order; a mail may have any header several times. */
export const headersNamed = ({ headers }: Pick<MailHead, 'headers'>, name: string): string[] =>
  headers.filter((header) => header.name === name).map(({ value }) => value)
