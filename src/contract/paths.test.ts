import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  apiPaths,
  buildWorkbookPath,
  findPage,
  isApiPath,
  isCompletePage,
  isSitePath,
  pagePaths,
  pages,
  resolveNextPath,
} from './paths.ts'

describe('pages', () => {
  test('require an account where plans and the account are shown or changed, and nowhere else', () => {
    const guarded = Object.values(pages).filter(({ access }) => access === 'authenticated')
    expect(guarded.map(({ path }) => path)).toEqual(['/confirm-email', '/dashboard', '/workbook', '/account'])
  })

  test('lead back from the login to the exact link that required it', () => {
    const link = pagePaths.confirmEmail({ token: 'a_b-c' })
    const { searchParams } = new URL(pagePaths.login({ next: link }), 'https://plans.example')
    expect(resolveNextPath(searchParams.get('next'))).toBe(link)
  })

  test('are found by their path, with or without a trailing slash', () => {
    expect(findPage('/login')).toBe('login')
    expect(findPage('/checkout-course')).toBe('courseCheckout')
    expect(findPage('/workbook/')).toBe('workbook')
    expect(findPage('/nowhere')).toBeNull()
  })

  test('differ from the pages that are complete without the app', () => {
    expect(['/', '/course', '/terms', '/privacy#data', '/refunds?from=mail'].every(isSitePath)).toBe(true)
    expect(['/login', '/checkout-course', '/courses'].some(isSitePath)).toBe(false)
    expect(findPage('/course')).toBeNull()
    expect(['/', '/learn', '/learn/cash?x=1'].every(isCompletePage)).toBe(true)
    expect(['/dashboard', '/learning'].some(isCompletePage)).toBe(false)
  })

  test('carry encoded query parameters', () => {
    expect(pagePaths.login({ next: '/workbook?planId=wb_1' })).toBe('/login?next=%2Fworkbook%3FplanId%3Dwb_1')
    expect(pagePaths.workbook({ planId: 'wb_1', template: 'saas' })).toBe(
      '/workbook?planId=wb_1&template=saas',
    )
    expect(pagePaths.workbook({ planId: undefined })).toBe('/workbook')
    expect(pagePaths.coursePaymentSuccess({ paymentIntentId: 'pi_1' })).toBe(
      '/course-payment-success?payment_intent=pi_1',
    )
    expect(pagePaths.checkout({ clientSecret: 'pi_1_secret_2' })).toBe(
      '/checkout?client_secret=pi_1_secret_2',
    )
    expect(pagePaths.resetPassword({ token: 'a&b=c' })).toBe('/reset-password?token=a%26b%3Dc')
    expect(pagePaths.signUp({ coupon: 'FREE' })).toBe('/signup?coupon=FREE')
  })
})

describe('the API', () => {
  test('is under one prefix, which no page shares', () => {
    expect(Object.values(apiPaths).every(isApiPath)).toBe(true)
    expect(Object.values(pages).some(({ path }) => isApiPath(path))).toBe(false)
    expect(isApiPath('/apiary')).toBe(false)
  })

  test('addresses a workbook by its id, whatever the id contains', () => {
    expect(buildWorkbookPath('wb_1')).toBe('/api/workbooks/wb_1')
    expect(buildWorkbookPath('../logout')).toBe('/api/workbooks/..%2Flogout')
    expect(buildWorkbookPath('$&')).toBe('/api/workbooks/%24%26')
  })
})

describe('after login', () => {
  test('a person goes where they wanted to go', () => {
    expect(resolveNextPath('/workbook?planId=wb_1')).toBe('/workbook?planId=wb_1')
    expect(resolveNextPath('/course')).toBe('/course')
  })

  test.each([
    undefined,
    null,
    '//evil.example',
    'https://evil.example',
    '/api/logout',
    '/api',
    '/login?next=/login',
    '/admin/',
    '/signup',
  ])('%j leads to the dashboard', (next) => {
    expect(resolveNextPath(next)).toBe('/dashboard')
  })

  test('no one ever leaves this site', () => {
    const origin = 'https://planwright.example'
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.webPath(),
          fc.string(),
          fc.webUrl().map((url) => `/${url}`),
        ),
        (next) => {
          const path = resolveNextPath(next)
          expect(path).toMatch(/^\/(?!\/)/)
          expect(new URL(path, origin).origin).toBe(origin)
        },
      ),
    )
  })
})
