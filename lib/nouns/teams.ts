import type { routes } from '#shared/teams/routes.ts'
import type { NounInfra } from '../noun-infra.ts'

/** Someone joins, with all that says so. */
const joining = { table: ['get', 'put', 'update', 'delete', 'check'] } as const
const logo = {
  table: ['get', 'put', 'update', 'delete', 'check'],
  media: ['readQuarantine', 'putPublic', 'deletePublic'],
  env: ['MEDIA_BUCKET'],
} as const
const telling = { table: ['get', 'put', 'update'] } as const

export const teams = {
  group: 'leagues',
  routes: {
    listTeams: { table: ['query', 'batchGet'] },
    listMyTeams: { table: ['get', 'query', 'batchGet'] },
    getTeam: { table: ['get', 'query', 'batchGet'] },
    getOwnTeam: { table: ['get'] },
    createTeam: logo,
    updateTeam: logo,
    archiveTeam: { table: ['get', 'put', 'check'] },
    listTeamPeople: { table: ['get', 'query', 'batchGet'] },
    inviteToTeam: joining,
    answerTeamInvite: joining,
    requestToJoin: joining,
    answerJoinRequest: joining,
    changeTeamRole: { table: ['get', 'put', 'update', 'check'] },
    removeTeamMember: joining,
    leaveTeam: { table: ['get', 'put', 'update', 'delete'] },
    handOverTeam: { table: ['get', 'put', 'update'] },
    listAllTeams: { table: ['get', 'query', 'batchGet'] },
    updateTeamAsAdmin: { table: ['get', 'put', 'update', 'delete'] },
  },
  consumers: {
    notifyOfTeamInvite: {
      entry: 'events/team-invited/notify-member.ts',
      on: { fact: 'team.invited' },
      ...telling,
    },
    mailOfTeamInvite: {
      entry: 'events/team-invited/mail-member.ts',
      on: { fact: 'team.invited' },
      table: ['get', 'put'],
    },
    notifyOfTeamRequest: {
      entry: 'events/team-requested/notify-owner.ts',
      on: { fact: 'team.requested' },
      ...telling,
    },
    notifyOfTeamJoin: {
      entry: 'events/team-joined/notify.ts',
      on: { fact: 'team.joined' },
      ...telling,
    },
    postTeamJoin: {
      entry: 'events/team-joined/post.ts',
      on: { fact: 'team.joined' },
      table: ['get', 'put', 'check'],
    },
    notifyOfTeamLeave: {
      entry: 'events/team-left/notify.ts',
      on: { fact: 'team.left' },
      ...telling,
    },
    releaseTeamMembers: {
      entry: 'events/team-archived/release-members.ts',
      on: { fact: 'team.archived' },
      table: ['get', 'query', 'put', 'update', 'delete', 'batchWrite'],
      timeoutSeconds: 300,
    },
    deleteReplacedLogo: {
      entry: 'events/team-logo-replaced/delete-file.ts',
      on: { fact: 'team.logo_replaced' },
      media: ['deletePublic'],
      env: ['MEDIA_BUCKET'],
    },
  },
} satisfies NounInfra<typeof routes>
