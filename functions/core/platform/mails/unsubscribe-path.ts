/** The page on which a reader turns mails off: those of the newsletter have one of their own. */
export const unsubscribePath = (token: string): string =>
  `${token.startsWith('newsletter-') ? '/newsletter' : ''}/unsubscribe/${encodeURIComponent(token)}`
