import { Copy } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { prettyBody } from './pretty-body.ts'

type BodyViewProps = { title: string; body: string | undefined; empty: string }

/** The sent or answered text, in its own box that scrolls. */
export function BodyView({ title, body, empty }: BodyViewProps) {
  const heading = useId()
  const shown = body ? prettyBody(body) : undefined
  const copy = () =>
    copyText(shown ?? '', {
      done: `${title} copied`,
      failed: 'Your browser did not allow copying. Select the text and copy it.',
    })
  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex min-h-9 items-center justify-between gap-3">
        <h4 id={heading} className="label text-dim">
          {title}
        </h4>
        {shown !== undefined && (
          <Button size="sm" variant="ghost" onClick={() => void copy()}>
            <Copy className="size-4" aria-hidden="true" />
            Copy<span className="sr-only"> the {title.toLowerCase()}</span>
          </Button>
        )}
      </div>
      {shown === undefined ? (
        <p className="text-sm text-dim">{empty}</p>
      ) : (
        <section
          aria-labelledby={heading}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="max-h-80 overflow-auto rounded-md border border-line bg-well p-3"
        >
          <pre className="readout text-xs leading-relaxed whitespace-pre-wrap wrap-anywhere">{shown}</pre>
        </section>
      )}
    </div>
  )
}
