import type { Texts } from '../texts.ts'

export default {
  homeTitle: '{app} | {subtitle} | {place}',
  homeDescription:
    'Meteo attuale {inPlace}: {temperature}, {description}. 24 ore, 7 giorni, allerte e radar delle precipitazioni per la Svizzera.',
  homeDescriptionPlain:
    'Meteo {inPlace}: adesso, le prossime 24 ore, 7 giorni, allerte e radar delle precipitazioni per la Svizzera.',
  radarTitle: 'Radar delle precipitazioni',
  radarDescription:
    'Radar delle precipitazioni per la Svizzera con la nostra previsione fino a 2 ore in anticipo: precipitazioni, nuvolosità, neve e celle intense.',
  alertsTitle: 'Allerte meteo',
  alertsDescription: 'Tutte le allerte meteo attive in Svizzera sulla carta e in elenco, per regione e tipo.',
  forecastTitle: 'Previsioni a 7 giorni {forPlace}',
  forecastDescription:
    'Previsioni dei prossimi giorni {inPlace}, ora per ora dove disponibili: temperatura, precipitazioni, vento e sole.',
  precipitationTitle: 'Precipitazioni {inPlace}',
  precipitationDescription:
    'Quanta pioggia e quanta neve sono cadute e cadranno {inPlace} e in Svizzera, in millimetri.',
  seasonalTitle: 'Stagione e clima {inPlace}',
  seasonalDescription: 'Valori normali 1991–2020, durata del giorno e tempo tipico della stagione {inPlace}.',
  planTitle: 'Quando sarà asciutto {inPlace}?',
  planDescription:
    'Le ore migliori dei prossimi giorni {inPlace} per passeggiare, fare escursioni, andare in bici, stendere il bucato, fare il fieno, grigliare, fare il bagno o sciare, secondo criteri modificabili.',
  whereTitle: 'Dove c’è il sole?',
  whereDescription:
    'Tre località raggiungibili per la giornata: sole, asciutto, sopra la nebbia, lago caldo, neve migliore, fresco o un’escursione, con carta.',
  wayTitle: 'Il tempo lungo il percorso',
  wayDescription:
    'Pioggia, vento e allerte lungo un’escursione, un giro in bici o un viaggio in Svizzera, minuto per minuto e poi ora per ora, e quando conviene partire.',
  snowTitle: 'Neve e valanghe: bollettino, altezze, limite delle nevicate',
  snowDescription:
    'Bollettino delle valanghe dell’SLF con carta e testo, altezze della neve delle stazioni di montagna, limite delle nevicate e isoterma di zero gradi {forPlace}.',
  waterTitle: 'Laghi e fiumi: livello, temperatura, pericolo di piena',
  waterDescription:
    'Livello, temperatura e pericolo di piena dei laghi e fiumi svizzeri sulla carta e in elenco, con la tendenza.',
  bathingTitle: 'Balneazione {inPlace}',
  bathingDescription:
    'Temperature di laghi e fiumi {inPlace} e nei dintorni, prima i più caldi, con il tempo di oggi.',
  pollenTitle: 'Pollini {inPlace}',
  pollenDescription:
    'I pollini misurati nelle stazioni di MeteoSvizzera: nocciolo, ontano, frassino, betulla, faggio, quercia e graminacee, con carico, tendenza e stagione, e l’indice UV.',
  accuracyTitle: 'Affidabilità delle previsioni',
  accuracyDescription:
    'Quanto si sono scostate le nostre previsioni: temperatura, precipitazioni e loro probabilità rispetto alle stazioni svizzere e al radar.',
  locationTitle: 'Meteo {place}',
  regionTitle: 'Meteo {inPlace}',
  regionDescription: 'Tempo attuale, allerte e i prossimi giorni {inPlace}.',
  mountainTitle: 'Meteo in montagna: {place}',
  mountainDescription: 'Cime, passi e capanne {inPlace}: tempo, vento e isoterma di zero gradi.',
  aboutTitle: 'Informazioni su {site}',
  aboutDescription:
    'Che cos’è {site}, da dove vengono i dati, quanto sono recenti e come funziona la previsione della pioggia.',
  contactTitle: 'Contatti',
  contactDescription: 'Come raggiungere le persone dietro {site}.',
  privacyTitle: 'Informativa sulla protezione dei dati',
  privacyDescription: 'Che cosa memorizza {site}, per quanto tempo e chi altro vi ha accesso.',
  termsTitle: 'Condizioni d’uso',
  termsDescription: 'Le condizioni per l’uso di {site}.',
  cookiesTitle: 'Informativa sui cookie',
  cookiesDescription: 'Tutti i cookie e le voci di memoria di {site}, a che cosa servono e quanto durano.',
  adsTitle: 'Regole per la pubblicità',
  adsDescription: 'Come {site} mostra la pubblicità e che cosa decidi tu.',
  accessibilityTitle: 'Accessibilità',
  accessibilityDescription: 'Per chi funziona il sito, che cosa viene verificato e che cosa manca ancora.',
  settingsTitle: 'Impostazioni',
  settingsDescription:
    'Unità di temperatura, vento e precipitazioni, aspetto e movimento, e cancellazione dei dati salvati.',
  placesTitle: 'Le mie località',
  placesDescription: 'Le località salvate con il meteo, le prossime due ore e le allerte a colpo d’occhio.',
  embedTitle: 'Il meteo sul tuo sito',
  embedDescription:
    'Mostra il meteo di una località sul tuo sito: gratis, senza pubblicità, cookie né script.',
  setupTitle: 'Configurare il servizio meteo',
  setupDescription:
    'Scegli il servizio meteo, controlla lo stato delle fonti e ciò che manca prima della pubblicazione.',
  picture: 'Meteo attuale {inPlace}',
  notFoundTitle: 'Pagina non trovata',
  notFoundDescription: 'Questa pagina non esiste.',
  switchedOffTitle: 'Pagina disattivata',
  switchedOffDescription: 'Questo sito non offre questa pagina.',
} satisfies Texts<'meta'>
