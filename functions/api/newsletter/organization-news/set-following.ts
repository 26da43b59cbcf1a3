import { changeFollowing } from '#core/newsletter/organization-news/change-following.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { setFollowing as contract } from '#shared/newsletter/organization-news/contract.ts'

const setFollowing = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  changeFollowing(
    {
      userId: actor.user.id,
      organizationId: params.organizationId,
      wanted: () => body,
      also: remember,
    },
    now,
  )

export const handler = endpoint(contract, setFollowing)
