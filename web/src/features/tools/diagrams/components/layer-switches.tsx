import { type CableKind, cableKinds } from '#shared/tools/diagrams/legal-pair.ts'
import { cx } from '#web/ui/cx.ts'
import { useEditor, useView } from '../state/use-editor.ts'

const names: Record<CableKind, string> = {
  power: 'Power',
  ground: 'Ground',
  remote: 'Remote',
  signal: 'Signal',
  speaker: 'Speaker',
}

/** The kinds of cable: each can be hidden. */
export function LayerSwitches() {
  const editor = useEditor()
  const layers = useView((view) => view.layers)
  const turn = (kind: CableKind) =>
    editor.showLayers(
      cableKinds.filter((one) => (one === kind ? !layers.includes(kind) : layers.includes(one))),
    )
  return (
    <fieldset className="flex shrink-0 gap-1.5 max-sm:gap-1">
      <legend className="sr-only">Visible cables</legend>
      {cableKinds.map((kind) => {
        const isShown = layers.includes(kind)
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={isShown}
            className={cx(
              'min-h-9 rounded-full border px-3 text-sm font-semibold max-sm:px-2 max-sm:text-xs',
              isShown ? 'border-ink bg-raised text-ink' : 'border-line text-faint line-through',
            )}
            onClick={() => turn(kind)}
          >
            {names[kind]}
          </button>
        )
      })}
    </fieldset>
  )
}
