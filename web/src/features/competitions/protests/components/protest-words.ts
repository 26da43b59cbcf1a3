import type { ProtestStatus, ProtestSubject } from '#shared/competitions/protests/protest.ts'
import type { Tone } from '#web/ui/badge.tsx'

export const subjectLabels: Record<ProtestSubject, string> = {
  run: 'A run',
  sheet: 'A sheet',
  class_assignment: 'A vehicle in the wrong class',
  conduct: 'Conduct',
}

export const protestLabels: Record<ProtestStatus, readonly [label: string, tone: Tone]> = {
  open: ['Open', 'warning'],
  upheld: ['Upheld', 'success'],
  denied: ['Rejected', 'neutral'],
  withdrawn: ['Withdrawn', 'neutral'],
}
