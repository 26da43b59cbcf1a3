import type { Post } from '#shared/community/feed/post.ts'

const counted = (count: number, one: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`

/** Counts the reactions to a post in words: "3 likes, 1 comment". */
export const figures = ({ likeCount, commentCount }: Pick<Post, 'likeCount' | 'commentCount'>): string =>
  `${counted(likeCount, 'like')}, ${counted(commentCount, 'comment')}`
