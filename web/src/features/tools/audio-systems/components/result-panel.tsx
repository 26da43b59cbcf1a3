import { dollars } from '#shared/platform/money/dollars.ts'
import { allProblems } from '#shared/tools/audio-systems/all-problems.ts'
import { levelHz, systemLevel } from '#shared/tools/audio-systems/system-level.ts'
import { systemList } from '#shared/tools/audio-systems/system-list.ts'
import { hearingTexts } from '#shared/tools/spl-studies/hearing-texts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useStudy, useSystemDesk } from '../state/use-system-desk.ts'

/** Shows the mismatches in the system and how loud it gets. */
export function ResultPanel() {
  const { settings } = useSystemDesk()
  const study = useStudy()
  const problems = allProblems(study, settings)
  const { total, left } = systemList(study)
  const level = systemLevel(study)
  const { level: target } = study.goals
  return (
    <Panel aria-label="Does it fit together?">
      <div className="grid gap-2" aria-live="polite">
        {problems.length === 0 && <p>Everything matches.</p>}
        {problems.map(({ sentence, tone }) => (
          <Banner key={sentence} tone={tone}>
            {sentence}
          </Banner>
        ))}
        {level !== undefined && (
          <p>
            About <strong className="readout text-signal-ink">{Math.round(level)} dB</strong> at {levelHz} Hz,
            ±3 dB
            {target !== undefined &&
              (level >= target
                ? ': your goal is within reach.'
                : `: ${Math.max(1, Math.round(target - level))} dB below your goal.`)}
          </p>
        )}
        {left !== undefined && (
          <p>
            <strong className="readout">{dollars(total)}</strong>
            {left >= 0 ? `, ${dollars(left)} below the budget` : `, ${dollars(-left)} over the budget`}
          </p>
        )}
        {level !== undefined &&
          hearingTexts(level, settings.hearing).map((text) => (
            <p key={text} className="text-sm font-semibold">
              {text}
            </p>
          ))}
      </div>
    </Panel>
  )
}
