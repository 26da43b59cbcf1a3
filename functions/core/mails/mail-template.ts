export type MailTemplate = {
  subject: string
  heading: string
  paragraphs: readonly string[]
  action?: { label: string; url: string }
}
