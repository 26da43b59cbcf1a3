import { useState } from 'react'
import { tieRefusal } from '#shared/competitions/competitions/class-refusal.ts'
import type { ClassWork, SheetHead } from '#shared/competitions/competitions/class-work.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { isJudged } from '#shared/rules/rulebooks/competition-format.ts'
import { showHundredths } from '#shared/rules/scores/show-score.ts'
import { mayPublish } from '#web/features/competitions/competitions/components/may-publish.ts'
import { ReopenSheet } from '#web/features/competitions/score-sheets/components/reopen-sheet.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { stateWords } from '../components/class-words.ts'
import type { FoldedEntry } from '../offline/fold-work.ts'
import { ExcuseJudge } from './excuse-judge.tsx'
import { HoldClass } from './hold-class.tsx'
import { PublishClass } from './publish-class.tsx'
import { SignClass } from './sign-class.tsx'
import { TieDialog } from './tie-dialog.tsx'

type HeadJudgePanelProps = { work: ClassWork; entry: FoldedEntry; onDone: () => void }

type Open =
  | { what: 'publish' | 'sign' | 'tie' | 'hold' }
  | { what: 'excuse'; judge: ClassWork['judges'][number] }
  | { what: 'reopen'; sheet: SheetHead }

const sheetStates = { draft: 'Begun', submitted: 'Submitted', reopened: 'Open again' } as const

/** Takes a class to its places: judges, sheets, ties, publishing and signing. */
export function HeadJudgePanel({ work, entry, onDone }: HeadJudgePanelProps) {
  const [open, setOpen] = useState<Open>()
  const { of, roles, judges, openTie, publishRefusal, signRefusal } = work
  const isHead = roles.includes('head_judge')
  const dialog = { work, onDone, onClose: () => setOpen(undefined) }
  const [label, tone] = stateWords[of.state]
  const isOpen = of.state === 'planned' || of.state === 'running'
  return (
    <Panel title="This class" aside={<Badge tone={tone}>{label}</Badge>}>
      <div className="grid gap-4">
        {entry.conflicts && (
          <p className="text-warn-ink wrap-anywhere">
            Conflict of interest with this entrant: {entry.conflicts.join(', ')}.
          </p>
        )}
        {isJudged(work.format) && (
          <section aria-label="Sheets of this entry" className="grid gap-2">
            <h3 className="text-sm font-semibold">Sheets of this entry</h3>
            {entry.isSpread && <p className="text-warn-ink">The judges of this entry are far apart.</p>}
            {entry.sheets.map((sheet) => (
              <div key={sheet.judgeId} className="grid gap-1 border-t border-line pt-2">
                <p className="flex flex-wrap justify-between gap-x-3">
                  <span className="wrap-anywhere">{sheet.judgeName}</span>
                  <span className="readout">
                    {sheet.totalHundredths === undefined ? '–' : showHundredths(sheet.totalHundredths)}
                  </span>
                </p>
                <p className="text-sm text-dim">
                  {sheetStates[sheet.status]}
                  {sheet.openOn > 0 &&
                    `, open on ${sheet.openOn === 1 ? 'a tablet' : `${sheet.openOn} tablets`}`}
                </p>
                {isHead && sheet.status === 'submitted' && isOpen && (
                  <Button className="min-h-12" onClick={() => setOpen({ what: 'reopen', sheet })}>
                    Open again
                  </Button>
                )}
              </div>
            ))}
            {entry.sheets.length === 0 && <p className="text-dim">No sheet yet.</p>}
          </section>
        )}
        {isHead && isOpen && judges.some(({ isExcused }) => !isExcused) && (
          <section
            aria-label="Judges"
            className="grid gap-2 border-t border-line pt-4 first:border-t-0 first:pt-0"
          >
            <h3 className="text-sm font-semibold">Judges</h3>
            {judges.map((judge) => (
              <div key={judge.userId} className="flex flex-wrap items-center justify-between gap-2">
                <span className="min-w-0 wrap-anywhere">{judge.name}</span>
                {judge.isExcused ? (
                  <Badge>Excused</Badge>
                ) : (
                  <Button className="min-h-12" onClick={() => setOpen({ what: 'excuse', judge })}>
                    Excuse
                  </Button>
                )}
              </div>
            ))}
          </section>
        )}
        <section
          aria-label="Places"
          className="grid gap-2 border-t border-line pt-4 first:border-t-0 first:pt-0"
        >
          <h3 className="text-sm font-semibold">Places</h3>
          {of.protestEndsAt && of.state === 'provisional' && (
            <p className="text-sm text-dim">
              Protests until {zonedTime(of.protestEndsAt, work.timeZone)}. Open now: {work.openProtests}.
            </p>
          )}
          {isHead && !isOpen && (
            <ButtonLink
              className="min-h-12"
              to={`${eventPath(of.eventId)}/desk?tab=classes&class=${of.classKey}`}
            >
              Protests and revisions
            </ButtonLink>
          )}
          {isHead && openTie !== undefined && !tieRefusal(of) && (
            <Button className="min-h-12" onClick={() => setOpen({ what: 'tie' })}>
              Decide the tie for place {openTie}
            </Button>
          )}
          {isOpen && (
            <>
              {publishRefusal && <p className="text-sm text-dim">{publishRefusal}</p>}
              <Button
                variant="primary"
                className="min-h-12"
                disabled={!mayPublish(work)}
                onClick={() => setOpen({ what: 'publish' })}
              >
                Publish places
              </Button>
            </>
          )}
          {isHead && of.state === 'provisional' && (
            <>
              {signRefusal && <p className="text-sm text-dim">{signRefusal}</p>}
              <Button
                variant="primary"
                className="min-h-12"
                disabled={signRefusal !== undefined}
                onClick={() => setOpen({ what: 'sign' })}
              >
                Sign places
              </Button>
            </>
          )}
          {isHead && (of.state === 'running' || of.state === 'provisional') && (
            <Button className="min-h-12" onClick={() => setOpen({ what: 'hold' })}>
              {of.holdReason ? 'Lift the hold' : 'Hold this class'}
            </Button>
          )}
        </section>
      </div>
      {open?.what === 'publish' && <PublishClass {...dialog} />}
      {open?.what === 'sign' && <SignClass {...dialog} />}
      {open?.what === 'hold' && <HoldClass {...dialog} />}
      {open?.what === 'tie' && openTie !== undefined && <TieDialog {...dialog} place={openTie} />}
      {open?.what === 'excuse' && <ExcuseJudge {...dialog} judge={open.judge} />}
      {open?.what === 'reopen' && <ReopenSheet {...dialog} entry={entry} sheet={open.sheet} />}
    </Panel>
  )
}
