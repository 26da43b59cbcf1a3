import { encodesPictures } from '#lib/encodes-pictures.ts'
import type { NounInfra } from '#lib/noun-infra.ts'

export const users = {
  routes: {
    getMe: { table: ['get', 'batchGet'] },
    updateMe: { table: ['get', 'put', 'update'] },
    completeRegistration: { table: ['get', 'put', 'update'] },
    setProfilePicture: {
      table: ['get', 'put', 'update', 'delete'],
      ...encodesPictures,
    },
    listUsers: { table: ['get', 'query', 'batchGet'] },
    getUserAsAdmin: {
      table: ['get'],
      userPool: ['AdminGetUser'],
      env: ['USER_POOL_ID'],
    },
    updateUserAsAdmin: { table: ['get', 'put', 'update'] },
    suspendUser: { table: ['get', 'put', 'update'] },
    deleteUser: { table: ['get', 'put', 'update'] },
    reactivateUser: { table: ['get', 'put', 'update'] },
    resetSecondFactor: {
      table: ['get', 'put', 'delete'],
      userPool: ['AdminSetUserMFAPreference'],
      env: ['USER_POOL_ID'],
    },
    signOutUser: { table: ['get', 'put'] },
    changeManyUsers: {
      table: ['get', 'put', 'update'],
      memoryMb: 1024,
      timeoutSeconds: 29,
    },
    exportUsers: {
      table: ['get', 'query', 'batchGet', 'put'],
      memoryMb: 1024,
    },
    listMemberProfiles: { table: ['get', 'query'] },
    moderateProfile: { table: ['get', 'put', 'update'] },
    countUsers: { table: ['get', 'query'] },
  },
  consumers: {
    sendWelcomeMail: {
      entry: 'events/platform/registration-completed/send-welcome-mail.ts',
      on: { fact: 'registration.completed' },
      table: ['get', 'put'],
    },
    notifyWelcome: {
      entry: 'events/platform/registration-completed/notify-welcome.ts',
      on: { fact: 'registration.completed' },
      table: ['get', 'put', 'update'],
    },
    postJoined: {
      entry: 'events/platform/registration-completed/post-joined.ts',
      on: { fact: 'registration.completed' },
      table: ['get', 'put', 'check'],
    },
    postPicture: {
      entry: 'events/platform/picture-set/post-picture.ts',
      on: { fact: 'profile.picture_set' },
      table: ['get', 'put', 'check'],
    },
    pushAccount: {
      entry: 'events/platform/account-changed/push.ts',
      on: { fact: 'account.changed' },
      table: ['get', 'query', 'delete'],
      pushesLive: true,
      env: ['LIVE_ENDPOINT'],
    },
    deleteReplacedPicture: {
      entry: 'events/platform/picture-replaced/delete-file.ts',
      on: { fact: 'profile.picture_replaced' },
      media: ['deletePublic'],
      env: ['MEDIA_BUCKET'],
    },
  },
} satisfies NounInfra<'users'>
