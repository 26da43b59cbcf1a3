import type { DeskEvent } from '#shared/competitions/desk/contract.ts'
import { checkIn, type Scan } from '#shared/competitions/desk/gate-contract.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'

/** A scan that this device has answered alone, as its log shows it. */
export type OwnScan = Pick<Scan, 'scanId' | 'name' | 'number' | 'outcome' | 'how' | 'gate' | 'deviceAt'> & {
  /** It was no ticket of ours: nobody can be let in by it, so that the server only notes it. */
  isForeign: boolean
}

const mostKept = 50

type GateLog = {
  eventId: DeskEvent['id']
  onScans: (scans: readonly OwnScan[]) => void
  /** The server has one more in its log. */
  onNoted: () => void
}

/** The scans of this device that the log of the server does not have. */
export function gateLog({ eventId, onScans, onNoted }: GateLog) {
  let scans: readonly OwnScan[] = []
  const keep = (next: readonly OwnScan[]) => {
    scans = next
    onScans(scans)
  }

  async function tell(scan: OwnScan): Promise<void> {
    const { scanId, how, gate, deviceAt } = scan
    const params = { eventId }
    try {
      await call(checkIn, { params, body: { scanId, how, gate, deviceAt, admitted: false } })
    } catch (error) {
      // The server notes it by refusing it.
      if (!(error instanceof ApiError) || error.code !== 'ticket_unknown') return
    }
    keep(scans.filter((one) => one.scanId !== scanId))
    onNoted()
  }

  return {
    add(scan: OwnScan): void {
      keep([scan, ...scans].slice(0, mostKept))
      if (scan.isForeign) void tell(scan)
    },
    /** Tells the server what it has not heard. */
    async tellAll(): Promise<void> {
      for (const scan of scans.filter(({ isForeign }) => isForeign)) await tell(scan)
    },
  }
}
