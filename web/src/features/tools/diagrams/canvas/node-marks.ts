import { createContext, use, useSyncExternalStore } from 'react'
import { cableCurrent } from '#shared/tools/diagrams/cable-current.ts'
import type { DiagramChecks } from '#shared/tools/diagrams/diagram-checks.ts'
import { type Severity, severities, severityOf } from '#shared/tools/diagrams/issue.ts'
import type { ChecksOnScreen } from '../checks/use-live-checks.ts'

export const ChecksContext = createContext<ChecksOnScreen | undefined>(undefined)

type Marks = ReadonlyMap<string, string>

const marksOf = new WeakMap<DiagramChecks, Marks>()

/** The problems at each part and cable, as text that stays the same while they do: “error 2”. */
function marks(checks: DiagramChecks): Marks {
  const known = marksOf.get(checks)
  if (known) return known
  const found = new Map<string, { severity: Severity; count: number }>()
  for (const issue of checks.issues) {
    const at = issue.cable ?? issue.node
    if (at === undefined) continue
    const severity = severityOf(issue)
    const before = found.get(at)
    const worst =
      before && severities.indexOf(before.severity) <= severities.indexOf(severity)
        ? before.severity
        : severity
    found.set(at, { severity: worst, count: (before?.count ?? 0) + 1 })
  }
  const made = new Map([...found].map(([id, { severity, count }]) => [id, `${severity} ${count}`]))
  marksOf.set(checks, made)
  return made
}

function useOfChecks<Part extends string | number | undefined>(part: (checks: DiagramChecks) => Part) {
  const live = use(ChecksContext)
  if (!live) throw new Error('this is part of the canvas')
  const now = () => {
    const checks = live.checks()
    return checks && part(checks)
  }
  return useSyncExternalStore(live.subscribe, now, now)
}

/** Returns what the checks say about a part or a cable. */
export function useMark(id: string): { severity: Severity; count: number } | undefined {
  const text = useOfChecks((checks) => marks(checks).get(id))
  if (!text) return undefined
  const [severity, count] = text.split(' ')
  return { severity: severity as Severity, count: Number(count) }
}

/** Returns the current and voltage of an amplifier at full power: “42.1 A, 13.1 V”. */
export const useLoad = (id: string): string | undefined =>
  useOfChecks((checks) => {
    const found = checks.amplifiers.find((one) => one.id === id)
    if (!found || found.current <= 0) return undefined
    return found.collapses
      ? `${found.current.toFixed(0)} A`
      : `${found.current.toFixed(0)} A · ${found.voltage.toFixed(1)} V`
  })

/** A through a cable at full power. */
export const useCurrent = (id: string): number | undefined =>
  useOfChecks((checks) => cableCurrent(checks.currents, id))
