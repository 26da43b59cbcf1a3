export type MailTemplate = {
  subject: string
  heading: string
  paragraphs: readonly string[]
  action?: { label: string; url: string }
  /** Goes to an address that has bounced, too: it is how its member shows that mail arrives again. */
  alsoAfterBounce?: true
}
