import { Panel } from '#web/ui/panel.tsx'

/** What an organization says of itself, paragraph by paragraph. */
export function AboutOrganization({ text }: { text: string }) {
  let at = 0
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => {
    const key = at
    at += paragraph.length
    return { key, paragraph }
  })
  return (
    <Panel title="About">
      <div className="grid gap-3">
        {paragraphs.map(({ key, paragraph }) => (
          <p key={key} className="max-w-prose text-pretty whitespace-pre-line wrap-anywhere">
            {paragraph}
          </p>
        ))}
      </div>
    </Panel>
  )
}
