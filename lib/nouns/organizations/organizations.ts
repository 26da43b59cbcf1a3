import { encodesPictures } from '#lib/encodes-pictures.ts'
import type { NounInfra } from '#lib/noun-infra.ts'

const read = { table: ['get', 'query', 'batchGet'] } as const
/** A step of an owner, on the version that they see. */
const step = { table: ['get', 'put', 'check'] } as const
/** A decision of an administrator, of which owners are told. */
const decision = { table: ['get', 'query', 'batchGet', 'put', 'update'] } as const

export const organizations = {
  routes: {
    listOrganizations: { table: ['query', 'batchGet'] },
    getOrganization: { ...read, env: ['CONTACT_EMAIL'] },
    getOwnOrganization: { table: ['get'] },
    listMyOrganizations: read,
    createOrganization: {
      table: ['get', 'query', 'batchGet', 'put', 'delete', 'check'],
      ...encodesPictures,
    },
    updateOrganization: { table: ['get', 'put', 'delete', 'check'], ...encodesPictures },
    submitOrganization: step,
    withdrawOrganization: step,
    archiveOrganization: step,
    deleteOrganization: { table: ['get', 'query', 'put', 'delete'] },
    listOrganizationPeople: read,
    inviteToOrganization: { table: ['get', 'query', 'put', 'update', 'check'] },
    withdrawOrganizationInvite: { table: ['get', 'put', 'delete', 'check'] },
    answerOrganizationInvite: { table: ['get', 'query', 'batchGet', 'put', 'update', 'delete', 'check'] },
    changeOrganizationRole: { table: ['get', 'query', 'batchGet', 'put', 'update', 'check'] },
    removeFromOrganization: { table: ['get', 'query', 'batchGet', 'put', 'update', 'delete', 'check'] },
    leaveOrganization: { table: ['get', 'query', 'batchGet', 'put', 'update', 'delete'] },
    listAllOrganizations: { ...read, env: ['CONTACT_EMAIL'] },
    getOrganizationAsAdmin: { ...read, env: ['CONTACT_EMAIL'] },
    createOrganizationAsAdmin: { table: ['get', 'put', 'update', 'check'] },
    updateOrganizationAsAdmin: decision,
    decideOrganization: decision,
    suspendOrganization: decision,
    reactivateOrganization: decision,
    archiveOrganizationAsAdmin: decision,
    setOrganizationOwner: { table: ['get', 'query', 'put', 'update', 'delete', 'check'] },
  },
  consumers: {
    notifyOfOrganizationInvite: {
      entry: 'events/organizations/organization-invited/notify-member.ts',
      on: { fact: 'organization.invited' },
      table: ['get', 'put', 'update'],
    },
    mailOfOrganizationInvite: {
      entry: 'events/organizations/organization-invited/mail-member.ts',
      on: { fact: 'organization.invited' },
      table: ['get', 'put'],
    },
    postOrganization: {
      entry: 'events/organizations/organization-activated/post.ts',
      on: { fact: 'organization.activated' },
      table: ['get', 'query', 'put', 'check'],
    },
    showPostsOfOrganization: {
      entry: 'events/organizations/organization-changed/show-posts.ts',
      on: { fact: 'organization.changed' },
      table: ['get', 'put', 'delete', 'check'],
    },
    draftOrganization: {
      entry: 'events/platform/verification-approved/draft-organization.ts',
      on: { fact: 'verification.approved' },
      table: ['get', 'query', 'put', 'update', 'check'],
    },
    deleteReplacedOrganizationLogo: {
      entry: 'events/organizations/organization-logo-replaced/delete-file.ts',
      on: { fact: 'organization.logo_replaced' },
      media: ['deletePublic'],
      env: ['MEDIA_BUCKET'],
    },
  },
} satisfies NounInfra<'organizations'>
