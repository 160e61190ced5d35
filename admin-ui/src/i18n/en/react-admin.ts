import english from 'ra-language-english';

export const { ra } = english;
