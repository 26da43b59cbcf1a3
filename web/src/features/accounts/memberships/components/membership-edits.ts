import type { MembershipRules } from '#shared/accounts/memberships/membership-rules.ts'
import { GrantablePermission, permissionLabels } from '#shared/platform/roles/permissions.ts'
import type { PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import { changedValues } from '#web/features/platform/forms/changed-values.ts'
import { changesByOthers } from '#web/features/platform/forms/changes-by-others.ts'

type Grantable = (typeof GrantablePermission.options)[number]

/** The column of one membership: a permission is a tick, and the count of uploads is what was typed. */
export type Cells = { registrationOpen: boolean; uploadsPerDay: string } & Record<Grantable, boolean>

/** The cells that were edited, and the rules they were edited on. */
type Edit = { base: MembershipRules; cells: Partial<Cells> }
export type MembershipEdits = Partial<Record<PublicMembershipType, Edit | undefined>>

export const cellLabels = {
  registrationOpen: 'Open to new members',
  uploadsPerDay: 'Uploads per day',
  ...permissionLabels,
} satisfies Record<keyof Cells, string>

export const cellsOf = (rules: MembershipRules): Cells => ({
  registrationOpen: rules.registrationOpen,
  uploadsPerDay: String(rules.uploadsPerDay),
  ...(Object.fromEntries(
    GrantablePermission.options.map((permission) => [
      permission,
      rules.extraPermissions.includes(permission),
    ]),
  ) as Record<Grantable, boolean>),
})

export const rulesIn = (cells: Cells) => ({
  registrationOpen: cells.registrationOpen,
  uploadsPerDay: Number(cells.uploadsPerDay),
  extraPermissions: GrantablePermission.options.filter((permission) => cells[permission]),
})

/** The edit of cells on top of these rules. Undefined if every cell is as it is saved. */
export function editOn(rules: MembershipRules, cells: Partial<Cells>, base = rules): Edit | undefined {
  const saved = cellsOf(rules)
  const edited = changedValues(saved, { ...saved, ...cells })
  return Object.keys(edited).length > 0 ? { base, cells: edited } : undefined
}

/** What another administrator changed below an edit, with each cell by its name on the screen. */
export function newsFor({ base, cells }: Edit, latest: MembershipRules) {
  return changesByOthers(
    byLabel(cellsOf(base)),
    byLabel(cellsOf(latest)),
    byLabel({ ...cellsOf(base), ...cells }),
  )
}

const byLabel = (cells: Cells) =>
  Object.fromEntries(Object.entries(cells).map(([name, value]) => [cellLabels[name as keyof Cells], value]))
