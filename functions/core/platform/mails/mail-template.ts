export type MailTemplate = {
  /** The name that administrators see. */
  name: string
  /** The sentence that says when the platform sends it. */
  sentWhen: string
  subject: string
  heading: string
  paragraphs: readonly string[]
  action?: { label: string; url: string }
  /** A file that comes with the mail, such as a calendar entry. No one edits it. */
  attachment?: { fileName: string; type: 'text/calendar'; content: string }
  /** Placeholder values for a mail that was queued before its template asked for them. */
  fallbacks?: Readonly<Record<string, string>>
  /** The user pool sends it by itself, and takes no longer texts than it has room for. */
  sentByPool?: true
  /** Goes to an address that has bounced, too: it is how its member shows that mail arrives again. */
  alsoAfterBounce?: true
  /** Goes to an address that reported spam, too: it concerns who can log in, and is no news. */
  alsoAfterComplaint?: true
}
