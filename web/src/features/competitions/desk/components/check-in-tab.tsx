import { useQueryClient } from '@tanstack/react-query'
import { Camera } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { RosterRow } from '#shared/competitions/desk/gate-contract.ts'
import { kept } from '#web/lib/kept-in-browser.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { countedIn, currentRows } from '../offline/current-rows.ts'
import type { QueueItem } from '../offline/queue-item.ts'
import { byNumber, rowsFor } from '../offline/rows-for.ts'
import { PersonRow } from './person-row.tsx'
import { ScanCard } from './scan-card.tsx'
import { ScanLog } from './scan-log.tsx'
import type { ScanResult } from './use-check-in.ts'
import { useCheckIn } from './use-check-in.ts'
import type { Desk } from './use-desk.ts'
import { useScannerField } from './use-scanner-field.ts'

const gateKey = 'desk_gate'
const longestGate = 30

/** This device's name for its gate, kept for the next time. */
function useGateName(): [name: string, change: (name: string) => void] {
  const [name, setName] = useState(() => kept.get(gateKey) ?? 'Gate 1')
  const change = (next: string) => {
    const short = next.slice(0, longestGate)
    setName(short)
    kept.set(gateKey, short)
  }
  return [name, change]
}

const CameraView = lazy(() =>
  import('../camera/camera-view.tsx').then(({ CameraView }) => ({ default: CameraView })),
)

/** Loaded with the desk: the gate may need it without the network. */
const CompleteDialog = lazy(async () => ({
  default: (await import('./complete-dialog.tsx')).CompleteDialog,
}))
/** Loaded when someone on the waitlist stands at the gate. */
const WaitingPerson = lazy(() =>
  import('./waiting-person.tsx').then(({ WaitingPerson }) => ({ default: WaitingPerson })),
)

const mostShown = 8
const nobody: readonly RosterRow[] = []

/** Lets people in: the answer above, the field and the camera below, where the thumb is. */
export function CheckInTab({ desk }: { desk: Desk }) {
  const [gate, setGate] = useGateName()
  const { result, busy, read, enter, choose, takeCash, complete, undo } = useCheckIn(desk, gate || 'Gate')
  const [text, setText] = useState('')
  const [several, setSeveral] = useState(nobody)
  const queryClient = useQueryClient()
  const eventId = desk.state.known?.id ?? ''
  const happened = `${result?.at} ${desk.state.sentCount} ${desk.state.notedCount}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: each scan is one more line of the log
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: ['desk', eventId, 'scans'] })
  }, [queryClient, eventId, happened])
  const [isScanning, setScanning] = useState(false)
  const [waiting, setWaiting] = useState<RosterRow>()
  const [isCompleting, setCompleting] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const rows = currentRows(desk.state)
  const { inside, expected, others } = countedIn(rows)
  const isChosenFrom = ({ id }: RosterRow) => several.some((one) => one.id === id)
  const found = (text.trim() === '' ? rows.filter(isChosenFrom).sort(byNumber) : rowsFor(rows, text)).slice(
    0,
    mostShown,
  )
  useScannerField(field)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    // Whatever comes with Enter is one scan: the next one must find an empty field.
    const entered = field.current?.value ?? ''
    setText('')
    if (entered.trim() !== '') setSeveral(enter(entered))
    field.current?.focus()
  }
  const pick = (row: RosterRow) => {
    setText('')
    setSeveral(nobody)
    if (row.status === 'waiting' || row.status === 'offered') setWaiting(row)
    else choose(row)
    field.current?.focus()
  }
  const scan = (code: string) => {
    setSeveral(nobody)
    read(code)
  }
  return (
    <div data-own="part" className="mx-auto grid max-w-2xl gap-6">
      <div className="flex flex-col gap-4 max-sm:min-h-[calc(100dvh-16rem)]">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <p className="readout text-3xl">
            {inside}
            <span className="text-lg text-dim"> of {expected} checked in</span>
            {others > 0 && (
              <span className="block [font-family:var(--font-sans)] text-sm text-dim">
                {others} more let in without a confirmed entry
              </span>
            )}
          </p>
          <Field label="This gate" className="w-36">
            <Input
              value={gate}
              maxLength={30}
              className="min-h-12"
              onChange={({ target }) => setGate(target.value)}
            />
          </Field>
        </div>
        <div role="status" aria-label="Last scan">
          {result ? (
            <ScanCard
              key={result.at}
              result={settledResult(result, desk.state.queue)}
              onUndo={() => void undo(result)}
              onComplete={() => setCompleting(true)}
              onCash={() => result.row && void takeCash(result.row, result.dueCents ?? 0)}
            />
          ) : (
            <p className="banner tone-info p-4 text-ink">
              {several.length > 0
                ? `${several.length} people match. Choose one below.`
                : 'Scan a ticket, type its code, or find someone by number, name, or car.'}
            </p>
          )}
        </div>
        {isScanning && (
          <Suspense fallback={<Skeleton lines={4} className="h-16" />}>
            <CameraView onCode={scan} onClose={() => setScanning(false)} />
          </Suspense>
        )}
        {(text.trim() !== '' || several.length > 0) && (
          <ul aria-label="People found" className="panel divide-y divide-line">
            {found.map((row) => (
              <li key={row.id}>
                <PersonRow row={row} timeZone={desk.state.known?.event.timeZone} onChoose={() => pick(row)} />
              </li>
            ))}
            {found.length === 0 && <li className="p-4 text-dim">No one on this list matches.</li>}
          </ul>
        )}
        <form
          onSubmit={submit}
          className="sticky bottom-0 z-10 mt-auto flex gap-3 border-t border-line bg-ground py-3 print:hidden"
        >
          <Input
            ref={field}
            aria-label="Scan or type a code, number, or name"
            placeholder="Code, number, or name"
            value={text}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            className="min-h-14 min-w-0 flex-1 text-lg"
            onChange={({ target }) => {
              setText(target.value)
              setSeveral(nobody)
            }}
          />
          {!isScanning && (
            <Button variant="primary" size="lg" className="min-h-14" onClick={() => setScanning(true)}>
              <Camera className="size-6" aria-hidden="true" />
              Scan
            </Button>
          )}
          {text.trim() !== '' && (
            <Button type="submit" size="lg" className="min-h-14" busy={busy} busyText="Asking...">
              Go
            </Button>
          )}
        </form>
      </div>
      {waiting && desk.state.known && (
        <Suspense fallback={null}>
          <WaitingPerson
            event={desk.state.known.event}
            row={waiting}
            onClose={() => {
              setWaiting(undefined)
              void desk.store.sync()
            }}
          />
        </Suspense>
      )}
      {isCompleting && result?.row && result.missing && desk.state.known && (
        <Suspense fallback={null}>
          <CompleteDialog
            event={desk.state.known.event}
            row={result.row}
            missing={result.missing}
            onGiven={(given) => result.row && complete(result.row, given)}
            onClose={() => setCompleting(false)}
          />
        </Suspense>
      )}
      <Panel title="Scan log">
        <ScanLog desk={desk} eventId={eventId} timeZone={desk.state.known?.event.timeZone ?? 'UTC'} />
      </Panel>
    </div>
  )
}

/**
 * Returns the current state of a check-in that this device has kept: still here, taken by the server, or in
 * question.
 */
function settledResult(result: ScanResult, queue: readonly QueueItem[]): ScanResult {
  const id = result.undo?.itemId
  if (result.tone !== 'kept' || id === undefined) return result
  const item = queue.find((one) => one.id === id)
  if (!item) return { ...result, tone: 'ok', title: 'Checked in', detail: 'Sent' }
  if (item.state === 'attention')
    return { ...result, tone: 'bad', title: item.problem ?? 'Needs attention', detail: 'Needs attention' }
  return result
}
