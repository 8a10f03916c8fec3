import { describe, expect, test } from 'vitest'
import { createNetwork } from './network.ts'

function open(isOnlineAtFirst: boolean) {
  const state = { isOnline: isOnlineAtFirst }
  const window = new EventTarget()
  const document = new EventTarget()
  const network = createNetwork({ isOnline: () => state.isOnline, window, document })
  const heard: boolean[] = []
  network.subscribe(() => heard.push(network.isOnline()))
  return { state, window, document, network, heard }
}

describe('the network', () => {
  test('notifies listeners whenever the browser goes online or offline', () => {
    const { state, window, heard } = open(true)
    state.isOnline = false
    window.dispatchEvent(new Event('offline'))
    state.isOnline = true
    window.dispatchEvent(new Event('online'))
    expect(heard).toEqual([false, true])
  })

  test.each(['a failed request', 'pageshow', 'visibilitychange'])(
    'notices an unreported loss of connection on %s',
    (sign) => {
      const { state, window, document, network, heard } = open(true)
      const show = () => {
        if (sign === 'a failed request') network.look()
        else (sign === 'pageshow' ? window : document).dispatchEvent(new Event(sign))
      }
      show()
      expect(heard).toEqual([])
      state.isOnline = false
      show()
      show()
      expect(heard).toEqual([false])
    },
  )
})
