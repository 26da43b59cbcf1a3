import type { StaffRole } from './event-staff.ts'

/** A staff member’s role at an event, in the middle of a sentence. */
export const staffRoleLabels: Readonly<Record<StaffRole, string>> = {
  organizer: 'an organizer',
  head_judge: 'the head judge',
  judge: 'a judge',
  lane: 'lane staff',
  desk: 'desk staff',
}
