import type { routeGroups } from '#shared/routes.ts'
import type { FunctionInfra } from '../function-infra.ts'

export const platformInfra = {
  getHealth: { entry: 'api/health/get-health.ts' },
  getOpenapiDocument: { entry: 'api/openapi/get-openapi-document.ts' },
  listPlans: { entry: 'api/plans/list-plans.ts', table: ['query'] },
  listFaqs: { entry: 'api/faqs/list-faqs.ts', table: ['query'] },
  listNavigation: { entry: 'api/navigation/list-navigation.ts', table: ['query'] },
  listMembers: { entry: 'api/members/list-members.ts', table: ['query'] },
  getMember: { entry: 'api/members/get-member.ts', table: ['get'] },
  suggestSearch: { entry: 'api/search/suggest-search.ts', table: ['query'] },
  createUpload: {
    entry: 'api/uploads/create-upload.ts',
    table: ['get', 'put', 'update'],
    media: ['putQuarantine'],
    env: ['MEDIA_BUCKET'],
  },
  createLiveTicket: { entry: 'api/live/create-live-ticket.ts', table: ['get', 'put', 'update'] },
} satisfies Record<keyof typeof routeGroups.platform, FunctionInfra>
