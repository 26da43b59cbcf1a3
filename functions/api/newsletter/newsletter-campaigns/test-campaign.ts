import { findPlatformCampaign } from '#core/newsletter/newsletter-campaigns/find-campaign.ts'
import { sendTest } from '#core/newsletter/newsletter-campaigns/send-test.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { testCampaign as contract } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import { campaignRefusal } from '#shared/newsletter/newsletter-campaigns/campaign-refusal.ts'

const testCampaign = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  sendTest({
    find: () => findPlatformCampaign(params.campaignId),
    by: actor,
    to: () => ownAdministrators(body.to),
    now,
    remember,
  })

async function ownAdministrators(ids: readonly string[]) {
  const wanted = [...new Set(ids)]
  const found = await usersById(wanted, { consistent: true })
  return wanted.map((id) => {
    const user = found.get(id)
    if (user?.membershipType !== 'admin' || user.status !== 'active')
      throw campaignRefusal.notOwnAdministrator()
    return user
  })
}

export const handler = endpoint(contract, testCampaign)
