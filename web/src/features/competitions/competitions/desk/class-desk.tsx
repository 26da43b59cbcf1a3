import { useState } from 'react'
import { tieRefusal } from '#shared/competitions/competitions/class-refusal.ts'
import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { BracketPanel } from '#web/features/competitions/brackets/components/bracket-panel.tsx'
import { ProtestTime } from '#web/features/competitions/protests/components/protest-time.tsx'
import { ProtestsPanel } from '#web/features/competitions/protests/components/protests-panel.tsx'
import { RunOrderPanel } from '#web/features/competitions/runs/components/run-order-panel.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { StateBadge } from '../components/state-badge.tsx'
import { PrintDialog } from '../printing/print-dialog.tsx'
import { ClassActions } from './class-actions.tsx'
import { SetupPanel } from './setup-panel.tsx'
import { TiePanel } from './tie-panel.tsx'

/** All actions of organizers and the head judge on a class. */
export function ClassDesk({ work }: { work: ClassWork }) {
  const { of, name, format, timeZone, entries, judges } = work
  const { state, revision, holdReason, signature, verification, voided } = of
  const isLeading = work.roles.includes('organizer') || work.roles.includes('head_judge')
  const [isPrinting, setPrinting] = useState(false)
  const laneName = work.lanes.find(({ id }) => id === of.laneId)?.name
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-6">
        <Panel
          title={name}
          aside={
            <span className="flex items-center gap-3">
              <StateBadge state={state} />
              <Button size="sm" onClick={() => setPrinting(true)}>
                Print
              </Button>
            </span>
          }
        >
          <div className="grid gap-4">
            {holdReason && <Banner>On hold: {holdReason}</Banner>}
            {voided && <Banner tone="danger">Void: {voided.reason}</Banner>}
            <Facts
              facts={[
                ['Format', format.name],
                ['Entries', String(entries.filter(({ status }) => status === 'in').length)],
                [
                  'Judges',
                  judges.map((judge) => judge.name + (judge.isExcused ? ' (excused)' : '')).join(', '),
                ],
                laneName && ['Lane', laneName],
                revision > 0 && ['Revision', String(revision)],
                state === 'provisional' &&
                  of.protestEndsAt && ['Protests', <ProtestTime key="time" endsAt={of.protestEndsAt} />],
                signature && ['Signed', zonedTime(signature.at, timeZone)],
                verification && ['Verified', zonedTime(verification.at, timeZone)],
              ]}
            />
            <ClassActions work={work} />
          </div>
        </Panel>
        {work.openTie !== undefined && !tieRefusal(of) && <TiePanel work={work} place={work.openTie} />}
        {format.kind === 'head_to_head' && <BracketPanel work={work} />}
        <RunOrderPanel work={work} />
      </div>
      <div className="grid min-w-0 gap-6">
        <ProtestsPanel work={work} />
        {isLeading && <SetupPanel work={work} />}
      </div>
      {isPrinting && <PrintDialog work={work} onClose={() => setPrinting(false)} />}
    </div>
  )
}
