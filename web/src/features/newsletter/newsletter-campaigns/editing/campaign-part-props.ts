import type { CampaignFields, CampaignProblems } from './campaign-fields.ts'

/** What the parts of the campaign editor work on. */
export type CampaignPartProps = {
  fields: CampaignFields
  problems: CampaignProblems
  onChange: (changes: Partial<CampaignFields>) => void
}
