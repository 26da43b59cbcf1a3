// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import { FieldError } from '#web/ui/field-error.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { HtmlView } from './html-view.tsx'
import { cleanedIn, type PageDraftSaver, type PageDraftState } from './page-draft.ts'
import { wordsIn } from './words-in.ts'

const RichText = lazy(async () => ({ default: (await import('../editor/rich-text.tsx')).RichText }))

type ContentFieldProps = {
  saver: PageDraftSaver
  state: PageDraftState
  editable: boolean
  problem: string | undefined
}

const views = [
  { id: 'text', label: 'Text' },
  { id: 'html', label: 'HTML' },
] as const

/** The words of a page: as readers see them, or as HTML. */
export function ContentField({ saver, state, editable, problem }: ContentFieldProps) {
  const [view, setView] = useState<'text' | 'html'>('text')
  const { fields, round, status, stored } = state
  const cleaned = cleanedIn(state)
  const words = wordsIn(fields.content)
  const show = (next: 'text' | 'html') => {
    void saver.flush()
    setView(next)
  }
  const change = (content: string) => saver.change({ content })
  // Markup that the server removed from the HTML also leaves the text.
  const shown =
    status === 'saved' && cleaned?.sent === fields.content ? (stored.draft?.content ?? '') : fields.content
  return (
    <section aria-label="Content" className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <Segmented legend="View" name="page-view" options={views} value={view} onChange={show} />
        <p className="readout text-sm text-dim">{words === 1 ? '1 word' : `${words} words`}</p>
      </div>
      {view === 'html' ? (
        <HtmlView content={fields.content} cleaned={cleaned} editable={editable} onChange={change} />
      ) : (
        <Suspense fallback={<Skeleton lines={8} className="h-10" />}>
          <RichText key={round} content={shown} editable={editable} onChange={change} />
        </Suspense>
      )}
      <FieldError>{problem}</FieldError>
    </section>
  )
}
