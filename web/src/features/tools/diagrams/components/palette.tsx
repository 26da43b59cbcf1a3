import type { NodeKind } from '#shared/tools/diagrams/node-fields.ts'
import { partNames } from '#shared/tools/diagrams/part-kinds.ts'
import { partDrag } from '../canvas/part-drag.ts'
import { partIcons } from '../canvas/part-icons.ts'
import { TemplateButtons } from './template-buttons.tsx'

export type PaletteProps = { onAdd: (kind: NodeKind) => void }

const groups: readonly { title: string; kinds: readonly NodeKind[] }[] = [
  {
    title: 'Supply',
    kinds: ['battery', 'second_battery', 'alternator', 'isolator', 'capacitor', 'ground'],
  },
  { title: 'Protection', kinds: ['fuse', 'breaker', 'distribution', 'switch', 'relay'] },
  { title: 'Signal', kinds: ['head_unit', 'dsp', 'line_out', 'crossover'] },
  { title: 'Sound', kinds: ['amplifier', 'subwoofer', 'speaker'] },
  { title: 'Notes', kinds: ['frame', 'label'] },
]

/** Every kind of part: pressed it is added, and it can be dragged onto the canvas. */
export function Palette({ onAdd }: PaletteProps) {
  return (
    <div className="grid gap-5">
      {groups.map(({ title, kinds }) => (
        <section key={title} aria-label={title}>
          <h2 className="label mb-2 text-dim">{title}</h2>
          <ul className="grid grid-cols-2 gap-2">
            {kinds.map((kind) => {
              const Icon = partIcons[kind]
              return (
                <li key={kind}>
                  <button
                    type="button"
                    draggable
                    className="flex min-h-11 w-full items-center gap-2 rounded-md border border-line bg-raised px-2.5 py-1.5 text-left text-sm hover:border-ink"
                    onClick={() => onAdd(kind)}
                    onDragStart={({ dataTransfer }) => {
                      dataTransfer.setData(partDrag, kind)
                      dataTransfer.effectAllowed = 'copy'
                    }}
                  >
                    <Icon className="size-4 shrink-0 text-dim" aria-hidden="true" />
                    <span className="min-w-0 leading-tight hyphens-auto">{partNames[kind]}</span>
                  </button>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      <section aria-label="Templates">
        <h2 className="label mb-1 text-dim">Start with a template</h2>
        <TemplateButtons />
      </section>
    </div>
  )
}
