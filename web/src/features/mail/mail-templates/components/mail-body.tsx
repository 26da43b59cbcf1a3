export const mailViews = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
  { id: 'text', label: 'Plain text' },
] as const
export type MailView = (typeof mailViews)[number]['id']

type MailBodyProps = { title: string; mail: { html: string; text: string }; view: MailView }

/** An email as its readers see it. Nothing in it runs or can be followed. */
export const MailBody = ({ title, mail, view }: MailBodyProps) =>
  view === 'text' ? (
    <pre className="overflow-x-auto rounded-md border border-line p-4 text-sm whitespace-pre-wrap">
      {mail.text}
    </pre>
  ) : (
    <iframe
      title={`${title}, ${view}`}
      sandbox=""
      srcDoc={inTheme(mail.html, view)}
      className="h-[28rem] w-full rounded-md border border-line"
    />
  )

/** The frame follows the system, so the choice is made in the styles of the email. */
const inTheme = (html: string, theme: 'light' | 'dark') =>
  html.replace('(prefers-color-scheme:dark)', theme === 'dark' ? 'all' : 'not all')
