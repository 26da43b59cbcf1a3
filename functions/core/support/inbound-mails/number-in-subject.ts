/** The number of a request as our mails write it: `Re: Refund [S-100042]`. */
export const numberInSubject = (subject: string): string | undefined =>
  /\[(S-\d{6,12})\]/i.exec(subject)?.[1]?.toUpperCase()
