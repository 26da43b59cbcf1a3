/** A mail as it was handed over for sending. */
export type Mail = {
  id: string
  at: string
  from: string
  /** Everyone it goes to, copies included. */
  recipients: string[]
  /** The visible To line. */
  to: string
  replyTo: string
  subject: string
  html: string
  text: string
  /** The parts of a raw message, by lower-case name; empty for simple mails. */
  headers: Record<string, string>
  tags: Record<string, string>
}

/** The bare address of `Name <address>`, or nothing when it is none that mail could go to. */
export function addressOf(recipient: string): string | undefined {
  const bare = (/<([^<>]*)>\s*$/.exec(recipient)?.[1] ?? recipient).trim()
  return /^[^\s@<>,;:"()[\]\\]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(bare) && !bare.includes('..')
    ? bare
    : undefined
}
