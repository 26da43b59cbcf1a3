import { ArrowLeftRight, Copy, Trash2 } from 'lucide-react'
import { mostDesigns } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { ProNote } from '#web/features/tools/tool-projects/components/pro-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { letterOf } from '../charts/design-strokes.ts'
import { useDesigner, useView } from '../state/use-designer.ts'

export type DesignBarProps = { isPro: boolean | undefined }

/** The designs that are compared: which one is worked on, and copies of it. */
export function DesignBar({ isPro }: DesignBarProps) {
  const designer = useDesigner()
  const { designs } = useView(({ body }) => body)
  const active = useView((view) => view.active)
  const design = designs[active]
  const most = isPro ? mostDesigns.pro : mostDesigns.free
  if (!design) return null
  const copy = () => {
    const letter = letterOf(designs.length)
    designer.add({ ...design, name: `Design ${letter}` })
  }
  // Toward A, from which the others are told apart.
  const beside = active === 0 ? 1 : active - 1
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {designs.length > 1 && (
          <fieldset className="segmented">
            <legend className="sr-only">Design to work on</legend>
            {designs.map(({ name }, at) => (
              <label
                // biome-ignore lint/suspicious/noArrayIndexKey: a design is known by its place
                key={at}
                className="label"
                title={name}
              >
                <input
                  type="radio"
                  name="active-design"
                  className="sr-only"
                  checked={at === active}
                  aria-label={`${letterOf(at)}: ${name}`}
                  onChange={() => designer.select(at)}
                />
                <span className={cx(inks[at])}>{letterOf(at)}</span>
              </label>
            ))}
          </fieldset>
        )}
        {designs.length < most && (
          <Button size="sm" className="max-sm:px-2" onClick={copy}>
            <Copy className="size-4" aria-hidden="true" />
            <span className="max-sm:sr-only">Compare with a copy</span>
          </Button>
        )}
        {designs.length > 1 && (
          <Button size="sm" onClick={() => designer.swap(active, beside)}>
            <ArrowLeftRight className="size-4" aria-hidden="true" />
            Swap with {letterOf(beside)}
          </Button>
        )}
        {designs.length > 1 && (
          <Button size="sm" variant="ghost" onClick={() => designer.remove(active)}>
            <Trash2 className="size-4" aria-hidden="true" />
            Remove {letterOf(active)}
          </Button>
        )}
      </div>
      {isPro === false && designs.length >= most && (
        <ProNote what={`Comparing up to ${mostDesigns.pro} designs`} />
      )}
    </>
  )
}

/** The colors of the lines in the charts. */
const inks = ['text-signal-ink', 'text-info-ink', 'text-ok-ink', 'text-violet-ink']
