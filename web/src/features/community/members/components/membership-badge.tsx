import { type MembershipType, membershipLabels } from '#shared/platform/users/membership-type.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'

const tones: Record<MembershipType, Tone> = {
  admin: 'danger',
  organization: 'warning',
  manufacturer: 'violet',
  retailer: 'info',
  pro_competitor: 'success',
  competitor: 'neutral',
}

export const MembershipBadge = ({ type }: { type: MembershipType }) => (
  <Badge tone={tones[type]}>{membershipLabels[type]}</Badge>
)
