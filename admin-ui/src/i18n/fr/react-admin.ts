import french from 'ra-language-french';

export const { ra } = french;
