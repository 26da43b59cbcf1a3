import type { NounInfra } from '#lib/noun-infra.ts'

const aPage = { table: ['get', 'query', 'batchGet'] } as const

export const feed = {
  routes: {
    listCommunityFeed: aPage,
    listOwnFeed: aPage,
    listMemberFeed: { table: ['query', 'batchGet'] },
    getPost: { table: ['get', 'batchGet'] },
    listActivityTypes: { table: ['get'] },
    setTypeVisibility: { table: ['get', 'put'] },
    setPostVisibility: { table: ['get', 'put', 'batchGet'] },
    likePost: { table: ['get', 'put', 'update', 'check'] },
    unlikePost: { table: ['get', 'put', 'update', 'delete'] },
    listComments: aPage,
    addComment: { table: ['get', 'put', 'update', 'check'] },
    editComment: { table: ['get', 'put'] },
    deleteComment: { table: ['get', 'put', 'update', 'delete'] },
    listPosts: aPage,
    listLatestComments: aPage,
    hidePost: { table: ['get', 'put', 'update', 'batchGet'] },
  },
  consumers: {
    notifyOfComment: {
      entry: 'events/community/comment-added/notify-author.ts',
      on: { fact: 'comment.added' },
      table: ['get', 'put', 'update', 'check'],
    },
    mailOfComment: {
      entry: 'events/community/comment-added/mail-author.ts',
      on: { fact: 'comment.added' },
      table: ['get', 'put', 'check'],
    },
  },
  jobs: {
    tell_of_likes: {
      schedule: 'cron(0 14 * * ? *)',
      table: ['get', 'query', 'put', 'update', 'check'],
      timeoutSeconds: 900,
    },
  },
} satisfies NounInfra<'feed'>
