import { describe, expect, test, vi } from 'vitest'
import { createToastStore } from './toast-store.ts'

describe('the toast store', () => {
  test('shows one toast at a time and replaces the older one', () => {
    const store = createToastStore(() => {})
    store.show({ title: 'Plan Deleted' })
    store.show({ title: 'Export Complete' })
    expect(store.getCurrent()).toMatchObject({ title: 'Export Complete', isOpen: true })
  })

  test('does not let a late dismissal close the toast that came after', () => {
    const store = createToastStore(() => {})
    const first = store.show({ title: 'First' })
    store.show({ title: 'Second' })
    store.dismiss(first)
    expect(store.getCurrent()).toMatchObject({ title: 'Second', isOpen: true })
  })

  test('keeps a dismissed toast for its exit animation', () => {
    const store = createToastStore(() => {})
    store.dismiss(store.show({ title: 'Saved' }))
    expect(store.getCurrent()).toMatchObject({ title: 'Saved', isOpen: false })
  })

  test('announces the title, the description and how to respond in one text', () => {
    const say = vi.fn<(text: string, politeness: string) => void>()
    createToastStore(say).show({
      title: 'Plan Deleted',
      description: 'Harbor Roasters is gone.',
      action: { text: 'Undo', altText: 'Press F8, then Undo', onAction: () => {} },
    })
    expect(say).toHaveBeenCalledExactlyOnceWith(
      'Plan Deleted. Harbor Roasters is gone. Press F8, then Undo',
      'polite',
    )
  })

  test('interrupts only for failures', () => {
    const say = vi.fn<(text: string, politeness: string) => void>()
    createToastStore(say).show({ title: 'Save failed', look: 'destructive' })
    expect(say).toHaveBeenCalledWith('Save failed', 'assertive')
  })

  test('notifies listeners of every change until they unsubscribe', () => {
    const store = createToastStore(() => {})
    const listener = vi.fn<() => void>()
    const leave = store.subscribe(listener)
    store.dismiss(store.show({ title: 'Saved' }))
    leave()
    store.show({ title: 'Again' })
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
