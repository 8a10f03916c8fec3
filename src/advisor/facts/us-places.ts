/** The states of the United States with the cities that plans name most. A city can be in more than one of them. */
const citiesByState: Readonly<Record<string, string>> = {
  Alabama: 'Birmingham, Huntsville, Mobile, Montgomery, Tuscaloosa',
  Alaska: 'Anchorage, Fairbanks, Juneau',
  Arizona: 'Phoenix, Tucson, Mesa, Scottsdale, Tempe, Flagstaff, Chandler',
  Arkansas: 'Little Rock, Fayetteville, Bentonville, Fort Smith',
  California:
    'Los Angeles, San Diego, San Jose, San Francisco, Fresno, Sacramento, Oakland, Long Beach, Bakersfield, Anaheim, Santa Ana, Riverside, Stockton, Irvine, Berkeley, Santa Barbara, Pasadena, Modesto, Santa Cruz',
  Colorado: 'Denver, Colorado Springs, Boulder, Fort Collins, Aurora, Pueblo',
  Connecticut: 'Hartford, New Haven, Stamford, Bridgeport',
  Delaware: 'Wilmington, Dover',
  Florida:
    'Miami, Orlando, Tampa, Jacksonville, St. Petersburg, Tallahassee, Fort Lauderdale, Sarasota, Naples, Gainesville',
  Georgia: 'Atlanta, Savannah, Augusta, Athens, Macon, Columbus',
  Hawaii: 'Honolulu, Hilo',
  Idaho: 'Boise, Coeur d’Alene, Meridian',
  Illinois: 'Chicago, Springfield, Peoria, Rockford, Naperville, Aurora, Champaign, Bloomington',
  Indiana: 'Indianapolis, Fort Wayne, Evansville, Bloomington, South Bend',
  Iowa: 'Des Moines, Cedar Rapids, Iowa City, Davenport',
  Kansas: 'Wichita, Topeka, Overland Park, Kansas City, Lawrence',
  Kentucky: 'Louisville, Lexington, Bowling Green',
  Louisiana: 'New Orleans, Baton Rouge, Lafayette, Shreveport',
  Maine: 'Portland, Bangor, Augusta',
  Maryland: 'Baltimore, Annapolis, Frederick, Bethesda',
  Massachusetts: 'Boston, Worcester, Cambridge, Springfield, Salem',
  Michigan: 'Detroit, Grand Rapids, Ann Arbor, Lansing, Kalamazoo',
  Minnesota: 'Minneapolis, St. Paul, Duluth, Rochester',
  Mississippi: 'Jackson, Gulfport, Biloxi',
  Missouri: 'St. Louis, Kansas City, Springfield, Columbia',
  Montana: 'Billings, Missoula, Bozeman, Helena',
  Nebraska: 'Omaha, Lincoln',
  Nevada: 'Las Vegas, Reno, Henderson',
  'New Hampshire': 'Manchester, Nashua, Concord',
  'New Jersey': 'Newark, Jersey City, Hoboken, Trenton, Princeton',
  'New Mexico': 'Albuquerque, Santa Fe, Las Cruces',
  'New York': 'New York City, Brooklyn, Buffalo, Rochester, Syracuse, Albany, Queens, Manhattan',
  'North Carolina':
    'Charlotte, Raleigh, Durham, Asheville, Greensboro, Wilmington, Winston-Salem, Fayetteville',
  'North Dakota': 'Fargo, Bismarck',
  Ohio: 'Columbus, Cleveland, Cincinnati, Toledo, Akron, Dayton, Dublin',
  Oklahoma: 'Oklahoma City, Tulsa, Norman',
  Oregon: 'Portland, Eugene, Salem, Bend',
  Pennsylvania: 'Philadelphia, Pittsburgh, Harrisburg, Lancaster, Allentown, Scranton',
  'Rhode Island': 'Providence, Newport',
  'South Carolina': 'Charleston, Columbia, Greenville, Myrtle Beach',
  'South Dakota': 'Sioux Falls, Rapid City',
  Tennessee: 'Nashville, Memphis, Knoxville, Chattanooga',
  Texas: 'Houston, San Antonio, Dallas, Austin, Fort Worth, El Paso, Plano, Lubbock, Arlington, Waco',
  Utah: 'Salt Lake City, Provo, Ogden, Park City',
  Vermont: 'Burlington, Montpelier',
  Virginia: 'Richmond, Virginia Beach, Norfolk, Alexandria, Arlington, Charlottesville, Roanoke',
  Washington: 'Seattle, Spokane, Tacoma, Bellevue, Olympia, Vancouver',
  'West Virginia': 'Charleston, Morgantown, Huntington',
  Wisconsin: 'Milwaukee, Madison, Green Bay',
  Wyoming: 'Cheyenne, Casper, Jackson',
}

export interface NamedPlace {
  readonly name: string
  /** More than one for a city that several states have. */
  readonly states: readonly string[]
}

const statesOfCity = new Map<string, string[]>()
for (const [state, cities] of Object.entries(citiesByState)) {
  for (const city of cities.split(', ')) statesOfCity.set(city, [...(statesOfCity.get(city) ?? []), state])
}

const escape = (name: string) => name.replaceAll('.', String.raw`\.`)
const longFirst = (names: Iterable<string>) =>
  [...names]
    .toSorted((one, other) => other.length - one.length)
    .map(escape)
    .join('|')
const statePattern = new RegExp(
  String.raw`(?<!\b(?:Lake|Mount|Port|Fort|George|Martha|University of|Bank of) )\b(${longFirst(Object.keys(citiesByState))})\b(?! (?:Street|St\.|Avenue|Ave|Road|Post|Times|style|City\b(?! of)))`,
  'gu',
)
/** Many cities are names of people and firms too, so one counts only where the words before it point to a place. */
const cityPattern = new RegExp(
  String.raw`\b(?:[Cc]ity of|[Cc]ounty of|[Ii]n|[Nn]ear|[Oo]f|[Aa]round|[Ff]rom|[Dd]owntown|[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est|[Ss]ide of) (?:(?:downtown|north|south|east|west|greater|South|North|East|West|Greater) )?(${longFirst(statesOfCity.keys())})\b(?! (?:Street|St\.|Avenue|Ave|Road))`,
  'gu',
)

/** The states that a text names. */
export function listStates(text: string): NamedPlace[] {
  return Array.from(text.matchAll(statePattern), ([, name = '']) => ({ name, states: [name] }))
}

/** The states and cities that a text names. */
export function listPlaces(text: string): NamedPlace[] {
  const cities = Array.from(text.matchAll(cityPattern), ([, name = '']) => ({
    name,
    states: statesOfCity.get(name) ?? [],
  }))
  return [...listStates(text), ...cities]
}

/** Every state that a jurisdiction stands for, by its own name or by a city’s. */
export function readJurisdiction(text: string): ReadonlySet<string> {
  const named = listStates(text).map(({ name }) => name)
  if (named.length > 0) return new Set(named)
  const cities = text
    .slice(0, 400)
    .split(/[,;/()]|\band\b/u)
    .flatMap((part) => statesOfCity.get(part.replace(/^\s*(?:City|County) of /u, '').trim()) ?? [])
  return new Set(cities)
}

/** The lowest hourly wage that a state allowed in 2025, where it is above the federal one. They only rise. */
const minimumWages: Readonly<Record<string, number>> = {
  Alaska: 13,
  Arizona: 14.7,
  Arkansas: 11,
  California: 16.5,
  Colorado: 14.81,
  Connecticut: 16.35,
  Delaware: 15,
  Florida: 13,
  Hawaii: 14,
  Illinois: 15,
  Maine: 14.65,
  Maryland: 15,
  Massachusetts: 15,
  Michigan: 12.48,
  Minnesota: 11.13,
  Missouri: 13.75,
  Montana: 10.55,
  Nebraska: 13.5,
  Nevada: 12,
  'New Jersey': 15.49,
  'New Mexico': 12,
  'New York': 15.5,
  Ohio: 10.7,
  Oregon: 13.7,
  'Rhode Island': 15,
  'South Dakota': 11.5,
  Vermont: 14.01,
  Virginia: 12.41,
  Washington: 16.66,
  'West Virginia': 8.75,
}
const federalWage = 7.25

/** The minimum wage where a plan is at home. Of several states, the lowest counts. */
export function findMinimumWage(states: ReadonlySet<string>): { wage: number; where: string } {
  const [first, ...others] = [...states].map((state) => ({
    wage: minimumWages[state] ?? federalWage,
    where: state,
  }))
  if (!first) return { wage: federalWage, where: 'the United States' }
  return others.reduce((lowest, place) => (place.wage < lowest.wage ? place : lowest), first)
}
