import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { cx } from '#web/ui/cx.ts'
import { useActive } from '../state/use-designer.ts'
import { useShown } from '../state/use-shown.ts'
import { resultsOf } from './design-results.ts'

/** The level is the one figure in amber. */
const inks = { clip: 'text-clip-ink', hot: 'text-warn-ink', signal: 'text-signal-ink', usual: '' }

/** The figures to watch after each change. They stay in view. */
export function ResultStrip() {
  const active = useActive()
  const shown = useShown()
  const dimmed = isRefusal(active.engine)
  return (
    // On a phone it is one line that scrolls sideways, also by keys.
    <dl
      tabIndex={0}
      aria-label={`Results of ${active.saved.name}`}
      className="display sticky top-[var(--header)] z-10 flex gap-x-5 overflow-x-auto px-3 py-1 sm:top-[calc(var(--header)+3rem)]"
    >
      {resultsOf(active, shown).map(({ name, value, tone }) => (
        <div key={name}>
          <dt className="label whitespace-nowrap text-faint">{name}</dt>
          <dd className={cx('readout whitespace-nowrap', dimmed ? 'text-dim' : inks[tone ?? 'usual'])}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
