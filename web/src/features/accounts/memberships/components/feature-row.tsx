import { ArrowUp, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PlanFeature } from '#shared/billing/plans/plan-feature.ts'
import { type Capability, capabilities, works } from '#shared/platform/capabilities/capabilities.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'

const capabilityLabels: Record<Capability, string> = {
  account_security: 'Account security',
  advertising: 'Advertising',
  business_directory: 'Business directory',
  business_review: 'Business review',
  dedicated_contact: 'Dedicated contact',
  enclosure_designer: 'Enclosure designer',
  event_listings: 'Event listings',
  events: 'Event entries',
  insights: 'Insights',
  leaderboards: 'Leaderboards',
  marketplace: 'Marketplace',
  member_communication: 'Member communication',
  member_directory: 'Member directory',
  member_support: 'Member support',
  newsletters: 'Newsletters',
  notifications: 'Notifications',
  officials: 'Officials',
  priority_support: 'Priority support',
  product_pages: 'Product pages',
  product_results: 'Results by product',
  profiles: 'Profiles',
  results: 'Results',
  results_export: 'Results export',
  season_statistics: 'Season statistics',
  spl_calculator: 'SPL calculator',
  sponsorship: 'Sponsorship',
  support_desk: 'Support desk',
  system_diagrams: 'System diagrams',
  teams: 'Teams',
}

const choices = Object.entries(capabilityLabels).map(([id, label]) => ({ id, label }))

export type FeatureRowProps = {
  /** Moves the row by dragging, or by keys. */
  handle: ReactNode
  name: string
  feature: PlanFeature
  onChange: (feature: PlanFeature) => void
  onMoveUp: (() => void) | undefined
  onRemove: () => void
}

/** A feature in words, the capability it needs, and whether it is listed. */
export function FeatureRow({ handle, name, feature, onChange, onMoveUp, onRemove }: FeatureRowProps) {
  const { text, needs = '' } = feature
  const listed = works(feature.needs)
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2 sm:grid-cols-[auto_minmax(0,1fr)_6.5rem_auto] xl:grid-cols-[auto_minmax(0,1fr)_15rem_6.5rem_auto]">
      <span className="max-xl:row-span-2">{handle}</span>
      <Input
        aria-label={`${name}: text`}
        className="max-xl:col-span-2 sm:max-xl:col-span-3"
        maxLength={120}
        value={text}
        onChange={({ target }) => onChange({ ...feature, text: target.value })}
      />
      <Select
        aria-label={`${name}: needs`}
        value={needs}
        onChange={({ target }) => onChange({ text, ...(target.value && { needs: target.value }) })}
      >
        <option value="">Always listed</option>
        {needs && !Object.hasOwn(capabilities, needs) && <option value={needs}>{needs}</option>}
        {choices.map(({ id, label }) => (
          <option key={id} value={id}>
            {works(id) ? label : `${label} (not yet)`}
          </option>
        ))}
      </Select>
      <Badge tone={listed ? 'success' : 'neutral'} className="justify-self-start max-sm:hidden">
        {listed ? 'Listed' : 'Not listed'}
      </Badge>
      <span className="flex justify-self-end">
        <IconButton
          label={`Move up: ${text || name}`}
          icon={<ArrowUp aria-hidden="true" className="size-4" />}
          disabled={!onMoveUp}
          onClick={onMoveUp}
        />
        <IconButton
          label={`Remove: ${text || name}`}
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          onClick={onRemove}
        />
      </span>
    </div>
  )
}
