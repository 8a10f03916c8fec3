import type { LinkFault } from './open-link.ts'

interface FaultText {
  title: string
  text: string
  /** Whether trying again can help. */
  canRetry?: boolean
}

const askSender = 'Ask the person who sent it for a new link.'

/** What happened, and what to do about it. */
export const faultTexts: Readonly<Record<LinkFault, FaultText>> = {
  'old-browser': {
    title: 'This browser cannot open the plan',
    text: 'The plan is encrypted, and this browser cannot decrypt it on this page. Open the link in a current version of Chrome, Edge, Firefox or Safari, with https:// at its beginning. If that does not help, ask the person who sent it for a new link.',
  },
  'no-key': {
    title: 'This link is not complete',
    text: `The part after the # is missing. It is the key that opens the plan, and some programs cut it off. Open the link from the message again, or copy all of it. If that does not help, ask the person who sent it for a new link.`,
  },
  'broken-key': {
    title: 'This link is not complete',
    text: `The key at its end was cut off or changed. Open the link from the message again, or copy all of it. If that does not help, ask the person who sent it for a new link.`,
  },
  unknown: {
    title: 'This link opens nothing',
    text: `There is no plan under this link, or its key belongs to another one. ${askSender}`,
  },
  'wrong-key': {
    title: 'This link’s key does not fit',
    text: `The plan is encrypted, and the key in this link does not open it. ${askSender}`,
  },
  ended: {
    title: 'This link has ended',
    text: `The sender ended it, or its time is over. The plan and its comments are no longer on the server. ${askSender}`,
  },
  'too-new': {
    title: 'This page is older than the plan',
    text: 'The plan was sent with a newer version. Reload the page. If that does not help, try again in a few minutes.',
    canRetry: true,
  },
  damaged: {
    title: 'This plan cannot be shown',
    text: `What the link holds is not a plan that this page understands. ${askSender}`,
  },
  busy: {
    title: 'Too many requests at the moment',
    text: 'Please wait a minute and try again. The link still works.',
    canRetry: true,
  },
  unreachable: {
    title: 'The server cannot be reached',
    text: 'Check your connection and try again. The link itself may be fine.',
    canRetry: true,
  },
}
