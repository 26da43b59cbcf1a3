import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { cx } from '#web/ui/cx.ts'
import { useActive } from '../state/use-designer.ts'
import { useShown } from '../state/use-shown.ts'
import { resultsOf } from './design-results.ts'

const inks = { clip: 'text-clip-ink', hot: 'text-warn-ink', usual: 'text-signal-ink' }

/** The figures to watch after each change. They stay in view. */
export function ResultStrip() {
  const active = useActive()
  const shown = useShown()
  const dimmed = isRefusal(active.engine)
  return (
    <dl
      aria-label={`Results of ${active.saved.name}`}
      className="display sticky top-[var(--header)] z-10 flex flex-wrap gap-x-6 gap-y-1 px-4 py-2"
    >
      {resultsOf(active, shown).map(({ name, value, tone }) => (
        <div key={name}>
          <dt className="label text-faint">{name}</dt>
          <dd className={cx('readout whitespace-nowrap', dimmed ? 'text-dim' : inks[tone ?? 'usual'])}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
