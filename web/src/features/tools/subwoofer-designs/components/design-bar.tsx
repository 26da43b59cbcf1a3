import { ArrowLeftRight, Copy, Trash2 } from 'lucide-react'
import { mostDesigns } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { NameField } from '#web/features/tools/tool-projects/components/name-field.tsx'
import { ProNote } from '#web/features/tools/tool-projects/components/pro-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { letterOf } from '../charts/design-strokes.ts'
import { useDesigner, useView } from '../state/use-designer.ts'

export type DesignBarProps = { isPro: boolean | undefined; mayCompare: boolean }

/** The designs that are compared: which one is worked on, its name, and copies of it. */
export function DesignBar({ isPro, mayCompare }: DesignBarProps) {
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
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
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
        <NameField
          key={active}
          label="Name of this design"
          value={design.name}
          maxLength={40}
          className="min-w-0 grow basis-40"
          onChange={(name) => designer.change((one) => ({ ...one, name }))}
        />
        {mayCompare && designs.length < most && (
          <Button onClick={copy}>
            <Copy className="size-4" aria-hidden="true" />
            Compare with a copy
          </Button>
        )}
        {designs.length > 1 && (
          <Button onClick={() => designer.swap(active, beside)}>
            <ArrowLeftRight className="size-4" aria-hidden="true" />
            Swap with {letterOf(beside)}
          </Button>
        )}
        {designs.length > 1 && (
          <Button variant="ghost" onClick={() => designer.remove(active)}>
            <Trash2 className="size-4" aria-hidden="true" />
            Remove {letterOf(active)}
          </Button>
        )}
      </div>
      {isPro === false && mayCompare && designs.length >= most && (
        <ProNote what={`Comparing up to ${mostDesigns.pro} designs`} />
      )}
    </div>
  )
}

/** The colors of the lines in the charts. */
const inks = ['text-signal-ink', 'text-info-ink', 'text-ok-ink', 'text-violet-ink']
