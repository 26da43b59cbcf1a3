import { Printer } from 'lucide-react'
import { useState } from 'react'
import type { DeskEvent } from '#shared/competitions/desk/contract.ts'
import { gateClock } from '#shared/competitions/desk/gate-clock.ts'
import type { RosterRow } from '#shared/competitions/desk/gate-contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Desk } from '../components/use-desk.ts'
import { currentRows } from '../offline/current-rows.ts'
import { byNumber } from '../offline/rows-for.ts'
import { NumberCards } from './number-cards.tsx'
import { runSheetsOf } from './run-sheets-of.ts'
import './papers.css'

type Paper = 'list' | 'runs' | 'tags' | 'cards'

const papers: Record<Paper, string> = {
  runs: 'Run and judging sheets, one for each class',
  list: 'Check-in list',
  tags: 'Name tags',
  cards: 'Number cards with codes',
}

/** Prints lists for the lanes and the gate from the data on this device. */
export function PrintTab({ desk: { state }, event }: { desk: Desk; event: DeskEvent }) {
  const [paper, setPaper] = useState<Paper>(event.classes.length > 0 ? 'runs' : 'list')
  const rows = currentRows(state)
    .filter(({ status }) => status === 'confirmed')
    .sort(byNumber)
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end gap-3 print:hidden">
        <Field label="Paper" className="min-w-64 flex-1 sm:max-w-sm">
          <Select
            className="min-h-12"
            value={paper}
            onChange={({ target }) => setPaper(target.value as Paper)}
          >
            {Object.entries(papers)
              .filter(([id]) => id !== 'runs' || event.classes.length > 0)
              .map(([id, words]) => (
                <option key={id} value={id}>
                  {words}
                </option>
              ))}
          </Select>
        </Field>
        <Button variant="primary" className="min-h-12" onClick={() => print()}>
          <Printer className="size-5" aria-hidden="true" />
          Print
        </Button>
      </div>
      {rows.length === 0 && <p className="text-dim">No one has entered yet, so there is nothing to print.</p>}
      {rows.length > 0 && paper === 'list' && <CheckInList event={event} rows={rows} />}
      {rows.length > 0 && paper === 'runs' && <RunSheets event={event} rows={rows} />}
      {rows.length > 0 && paper === 'tags' && <NameTags event={event} rows={rows} />}
      {rows.length > 0 && paper === 'cards' && <NumberCards event={event} rows={rows} />}
    </>
  )
}

type PaperProps = { event: DeskEvent; rows: readonly RosterRow[] }

function PaperHead({ event, title }: { event: DeskEvent; title: string }) {
  const now = gateClock(serverTime(), event.timeZone)
  return (
    <header className="mb-3">
      <h2 className="text-xl font-semibold wrap-anywhere">{title}</h2>
      <p className="text-sm text-dim">
        {event.title} · {event.venueName}, {event.city}
      </p>
      <p className="text-sm text-dim">Printed {now}. Newer entries may exist.</p>
    </header>
  )
}

function CheckInList({ event, rows }: PaperProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone scrolls by keys too
    <section className="paper" aria-label="Check-in list" tabIndex={0}>
      <PaperHead event={event} title="Check-in list" />
      <table className="paper-table">
        <thead>
          <tr>
            <th scope="col">In</th>
            <th scope="col">No.</th>
            <th scope="col">Name</th>
            <th scope="col">Classes</th>
            <th scope="col">Due</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className="paper-box">{row.checkedInAt ? 'Yes' : ''}</td>
              <td className="readout">{row.number ?? ''}</td>
              <td className="wrap-anywhere">{row.name}</td>
              <td>{row.classKeys.join(', ')}</td>
              <td>{row.dueCents > 0 ? dollars(row.dueCents) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function RunSheets({ event, rows }: PaperProps) {
  return runSheetsOf(event, rows).map(({ classKey, title, boxes, lines }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone scrolls by keys too
    <section key={classKey} className="paper" aria-label={title} tabIndex={0}>
      <PaperHead event={event} title={title} />
      <table className="paper-table">
        <thead>
          <tr>
            {['Order', 'No.', 'Name', 'Vehicle', ...boxes].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, number, name, vehicle }, at) => (
            <tr key={key}>
              <td>{at + 1}</td>
              <td className="readout">{number ?? ''}</td>
              <td className="wrap-anywhere">{name}</td>
              <td className="wrap-anywhere">{vehicle ?? ''}</td>
              {boxes.map((box) => (
                <td key={box} className="paper-box" />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ))
}

function NameTags({ event, rows }: PaperProps) {
  return (
    <ul aria-label="Name tags" className="paper-tags">
      {rows.map((row) => (
        <li key={row.id} className="paper-tag">
          <p className="readout text-4xl">{row.number ?? ''}</p>
          <p className="text-xl font-semibold wrap-anywhere">{row.name}</p>
          <p className="text-sm">{row.classKeys.join(', ')}</p>
          <p className="text-xs text-dim">{event.title}</p>
        </li>
      ))}
    </ul>
  )
}
