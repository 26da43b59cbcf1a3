import { encodesPictures } from '#lib/encodes-pictures.ts'
import type { NounInfra } from '#lib/noun-infra.ts'

/** Someone joins, with all that says so. */
const joining = { table: ['get', 'put', 'update', 'delete', 'check'] } as const
const logo = { table: ['get', 'put', 'update', 'delete', 'check'], ...encodesPictures } as const
const telling = { table: ['get', 'put', 'update'] } as const

export const teams = {
  routes: {
    listTeams: { table: ['query', 'batchGet'] },
    listMyTeams: { table: ['get', 'query', 'batchGet'] },
    getTeam: { table: ['get', 'query', 'batchGet'] },
    getOwnTeam: { table: ['get', 'batchGet'] },
    createTeam: logo,
    updateTeam: logo,
    setTeamOrganization: { table: ['get', 'put', 'update', 'check'] },
    listOrganizationTeams: { table: ['get', 'query'] },
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
      entry: 'events/community/team-invited/notify-member.ts',
      on: { fact: 'team.invited' },
      ...telling,
    },
    mailOfTeamInvite: {
      entry: 'events/community/team-invited/mail-member.ts',
      on: { fact: 'team.invited' },
      table: ['get', 'put'],
    },
    notifyOfTeamRequest: {
      entry: 'events/community/team-requested/notify-owner.ts',
      on: { fact: 'team.requested' },
      ...telling,
    },
    notifyOfTeamJoin: {
      entry: 'events/community/team-joined/notify.ts',
      on: { fact: 'team.joined' },
      ...telling,
    },
    postTeamJoin: {
      entry: 'events/community/team-joined/post.ts',
      on: { fact: 'team.joined' },
      table: ['get', 'put', 'check'],
    },
    notifyOfTeamLeave: {
      entry: 'events/community/team-left/notify.ts',
      on: { fact: 'team.left' },
      ...telling,
    },
    releaseTeamMembers: {
      entry: 'events/community/team-archived/release-members.ts',
      on: { fact: 'team.archived' },
      table: ['get', 'query', 'put', 'update', 'delete', 'batchWrite'],
      timeoutSeconds: 300,
    },
    deleteReplacedLogo: {
      entry: 'events/community/team-logo-replaced/delete-file.ts',
      on: { fact: 'team.logo_replaced' },
      media: ['deletePublic'],
      env: ['MEDIA_BUCKET'],
    },
  },
} satisfies NounInfra<'teams'>
