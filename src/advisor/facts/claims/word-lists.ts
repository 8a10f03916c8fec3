import type { Period } from './periods.ts'

export const numbers: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}

export const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
]

export const parts: Readonly<Record<string, number>> = {
  'half halves': 2,
  'third thirds': 3,
  'quarter quarters': 4,
  'fifth fifths': 5,
  sixth: 6,
  'eighth eighths': 8,
  'tenth tenths': 10,
}

export const zeros: Readonly<Record<string, number>> = {
  hundred: 2,
  'thousand thousands grand': 3,
  'lakh lakhs': 5,
  'million millions mio mn': 6,
  'crore crores': 7,
  'billion billions bn': 9,
  'trillion trillions tn': 12,
}

export const letters: Readonly<Record<string, number>> = { k: 3, 'm mm mil mill': 6, b: 9, t: 12 }

export const moneyWords =
  'dollar dollars buck bucks euro euros pound pounds quid yen yuan rupee rupees franc francs peso pesos zloty kronor kroner fcfa'

export const spans: Readonly<Record<string, Period | 'minute'>> = {
  'minute minutes min mins': 'minute',
  'hour hours hr hrs h': 'hour',
  'day days night nights': 'day',
  'week weeks wk wks': 'week',
  'month months mo mos': 'month',
  'quarter quarters qtr': 'quarter',
  'year years yr yrs annum': 'year',
}

export const adverbs: Readonly<Record<string, Period>> = {
  hourly: 'hour',
  'daily nightly': 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  'yearly annual annually pa': 'year',
}

export const months = [
  'jan january',
  'feb february',
  'mar march',
  'apr april',
  'may',
  'jun june',
  'jul july',
  'aug august',
  'sep sept september',
  'oct october',
  'nov november',
  'dec december',
]

export const seasons: Readonly<Record<string, readonly [number, number]>> = {
  spring: [2, 3],
  summer: [5, 3],
  'fall autumn': [8, 3],
  winter: [11, 3],
  'early beginning start': [0, 4],
  'mid middle': [4, 4],
  late: [8, 4],
  end: [11, 1],
}

export const weekdays = [
  'mon monday mondays',
  'tue tues tuesday tuesdays',
  'wed weds wednesday wednesdays',
  'thu thur thurs thursday thursdays',
  'fri friday fridays',
  'sat saturday saturdays',
  'sun sunday sundays',
]

export const dayGroups: Readonly<Record<string, readonly number[]>> = {
  'weekday weekdays': [0, 1, 2, 3, 4],
  'weekend weekends': [5, 6],
  daily: [0, 1, 2, 3, 4, 5, 6],
}

/** Hours after midnight that the word adds to an hour, or names. */
export const clocks: Readonly<Record<string, number>> = { am: 0, pm: 12, noon: 12, midnight: 24 }

/** What plans count. Any other noun counts too, but these are found behind adjectives. */
export const units =
  'person people persons adult adults child children woman women man men resident residents family families home homes ' +
  'customer customers client clients user users subscriber subscribers member members guest guests visitor visitors ' +
  'household households company companies business businesses firm firms shop shops store stores cafe cafes restaurant ' +
  'restaurants office offices student students patient patients team teams account accounts seat seats table tables room rooms ' +
  'chair chairs bay bays employee employees hire hires worker workers barista baristas driver drivers technician technicians ' +
  'founder founders owner owners partner partners staff order orders visit visits booking bookings sale sales unit units job jobs ' +
  'project projects session sessions appointment appointments class classes ticket tickets meal meals cup cups bag bags bottle ' +
  'bottles box boxes item items piece pieces product products mile miles km kilometer kilometers foot feet ft sqft acre acres inch ' +
  'inches pound pounds lb lbs ounce ounces oz kg gram grams gallon gallons liter liters van vans truck trucks machine machines ' +
  'location locations city cities review reviews lead leads call calls email emails follower followers click clicks ' +
  'competitor competitors supplier suppliers license licenses permit permits loan loans load loads trip trips route routes ' +
  'delivery deliveries dog dogs pet pets car cars head heads property properties listing listings download downloads lesson ' +
  'lessons course courses crew crews regulars payment payments cook cooks chef chefs designer designers developer developers ' +
  'engineer engineers manager managers contractor contractors stylist stylists cleaner cleaners groomer groomers point points star stars'
